/**
 * A refusal in GoTrue’s words. Not an `Error`, because the library logs every foreign error with its stack. The auth
 * middleware turns it into a response.
 */
export class Refusal {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 422 | 429 | 500,
    readonly code: string,
    readonly message: string,
  ) {}

  /** Returns the response. */
  toResponse(): Response {
    return Response.json(
      { code: this.status, error_code: this.code, msg: this.message },
      { status: this.status, headers: { 'X-Sb-Error-Code': this.code } },
    );
  }
}
