// Restores the click method that links inherit.
afterEach(() => {
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
});

/** Records downloads as file name → text. */
export function watchDownloads(): Map<string, Promise<string>> {
  const saved = new Map<string, Promise<string>>();
  let file = new Blob();
  Object.assign(URL, {
    createObjectURL: (next: Blob) => {
      file = next;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  HTMLAnchorElement.prototype.click = function () {
    saved.set(this.download, textOf(file));
  };
  return saved;
}

const textOf = async (file: Blob) => new TextDecoder().decode(await file.arrayBuffer());
