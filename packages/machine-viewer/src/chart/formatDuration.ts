/** 10000 → '10 s' */
export const formatDuration = (ms: number): string => {
  if (ms >= 3_600_000) return `${+(ms / 3_600_000).toFixed(2)} h`;
  if (ms >= 60_000) return `${+(ms / 60_000).toFixed(2)} min`;
  return ms >= 1_000 ? `${+(ms / 1_000).toFixed(3)} s` : `${ms} ms`;
};
