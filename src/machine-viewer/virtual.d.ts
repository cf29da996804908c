declare module 'virtual:charts' {
  /** By the machine's name in the registry. */
  const charts: Readonly<Record<string, import('../../machines/chart/laid.ts').ChartLayout>>;
  export default charts;
}
