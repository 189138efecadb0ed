// Links have none of their own: it is every element's.
afterEach(() => {
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
});

/** What the page lets the browser save: name → text, as a spreadsheet reads it. `const saved = watchDownloads()` */
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
