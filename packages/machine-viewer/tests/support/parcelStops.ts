export const addStop = (stops: readonly string[], stop: string): readonly string[] => [...stops, stop];
