declare module 'virtual:charts' {
  /** By the machines' names. */
  const charts: Readonly<Record<string, import('../chart/laid.ts').ChartLayout>>;
  export default charts;
}

declare module 'virtual:machine-code' {
  const code: import('../chart/machineCode.ts').MachineCode;
  export default code;
}
