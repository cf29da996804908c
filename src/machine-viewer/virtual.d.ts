declare module 'virtual:charts' {
  /** By registry name. */
  const charts: Readonly<Record<string, import('../../machines/chart/laid.ts').ChartLayout>>;
  export default charts;
}

declare module 'virtual:machine-code' {
  const code: import('../../machines/chart/machineCode.ts').MachineCode;
  export default code;
}
