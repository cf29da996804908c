/** Storage that fails: rows of a name, and a script that breaks it before a page's own scripts run (failures 9). */
type StorageFault = readonly [is: string, fault: () => void];

const unusableStorages: readonly StorageFault[] = [
  [
    'blocked',
    () => {
      Storage.prototype.getItem = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Storage.prototype.removeItem = Storage.prototype.getItem;
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
];

/** The faults of a test's own, then those of every storage. */
export const listStorageFaults = (own: readonly StorageFault[]): readonly StorageFault[] => [
  ...own,
  ...unusableStorages,
];
