/**
 * A refusal as GoTrue words it. No `Error`, so that it passes the library's handler, which prints every error that is
 * not its own with its stack; the auth door turns it into the answer.
 */
export class Refusal {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 422 | 429 | 500,
    readonly code: string,
    readonly message: string,
  ) {}

  /** The answer that says so. */
  toResponse(): Response {
    return Response.json(
      { code: this.status, error_code: this.code, msg: this.message },
      { status: this.status, headers: { 'X-Sb-Error-Code': this.code } },
    );
  }
}
