/** Formats durations for people. */

/** 65250 → '1:05.250' */
export const formatClock = (ms: number): string => {
  const [minutes, rest] = [Math.floor(ms / 60_000), ms % 60_000];
  const hours =
    minutes >= 60 ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}` : `${minutes}`;
  return `${hours}:${(rest / 1_000).toFixed(3).padStart(6, '0')}`;
};

/** 10000 → '10 s' */
export const formatDuration = (ms: number): string => {
  if (ms >= 3_600_000) return `${+(ms / 3_600_000).toFixed(2)} h`;
  if (ms >= 60_000) return `${+(ms / 60_000).toFixed(2)} min`;
  return ms >= 1_000 ? `${+(ms / 1_000).toFixed(3)} s` : `${ms} ms`;
};
