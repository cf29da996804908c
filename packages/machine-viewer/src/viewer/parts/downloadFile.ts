/** Downloads text or bytes as a file, by a click on a temporary link. */
export const downloadFile = (name: string, type: string, content: BlobPart): void => {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Phones read the file a while after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
