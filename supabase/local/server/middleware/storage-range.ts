const oneRange = /^bytes=(\d*)-(\d*)$/;

/**
 * Returns the part of a file requested by the `Range` header. Returns the whole file without one, for several ranges,
 * and for another version of the file.
 */
export async function partOf(request: Request, whole: Response): Promise<Response> {
  const [, first = '', last = ''] = oneRange.exec(request.headers.get('range') ?? '') ?? [];
  const version = request.headers.get('if-range');
  if (request.method !== 'GET' || whole.status !== 200 || (first === '' && last === '')) return whole;
  if (version !== null && version !== whole.headers.get('etag')) return whole;
  const bytes = await whole.arrayBuffer();
  // Without a start, it’s the last so many bytes.
  const start = first === '' ? Math.max(0, bytes.byteLength - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes.byteLength - 1 : Math.min(Number(last), bytes.byteLength - 1);
  const headers = new Headers(whole.headers);
  if (start > end) {
    for (const name of ['content-length', 'content-type', 'etag', 'content-disposition']) headers.delete(name);
    headers.set('content-range', `bytes */${bytes.byteLength}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('content-range', `bytes ${start}-${end}/${bytes.byteLength}`);
  headers.set('content-length', String(end + 1 - start));
  return new Response(bytes.slice(start, end + 1), { status: 206, headers });
}
