/** Storage that refuses: rows of what it is, and what makes it so before a page's own scripts run (failures 9). */
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

/** Those, after what lies in the storage of one's own. */
export const listStorageFaults = (own: readonly StorageFault[]): readonly StorageFault[] => [
  ...own,
  ...unusableStorages,
];
