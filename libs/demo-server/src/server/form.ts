/** The bytes of a form's file, if it has one. */
export async function fileOf(form: FormData): Promise<Uint8Array | null> {
  const file = form.get('file');
  return file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : null;
}
