/** 65250 → '1:05.250' */
export const formatClock = (ms: number): string => {
  const [minutes, rest] = [Math.floor(ms / 60_000), ms % 60_000];
  const hours =
    minutes >= 60 ? `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}` : `${minutes}`;
  return `${hours}:${(rest / 1_000).toFixed(3).padStart(6, '0')}`;
};
