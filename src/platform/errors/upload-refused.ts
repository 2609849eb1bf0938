/** What the storage server answered to an upload that it didn't take. */
export class UploadRefused extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(body);
  }
}
