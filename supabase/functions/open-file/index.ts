// Opens private files: see _shared/private-files.ts.
import { json, readObject, Refusal, servePost } from '../_shared/http.ts';
import { isPrivateBucket, openPaths, signPaths } from '../_shared/private-files.ts';
import { callerClient } from '../_shared/project.ts';

servePost('We couldn’t open the file. Please try again.', async (request) => {
  const { bucket, files } = await readObject(request);
  if (!isPrivateBucket(bucket)) throw new Refusal(400, 'The request is invalid.');
  const { data, error, status } = await openPaths(callerClient(request), bucket, files);
  if (error) return refused(error, status);
  const signed = await signPaths(bucket, [data].flat());
  // Without the host: the app may know the project by another one than we do.
  return json({
    files: signed.map(({ path, url }) => ({ path, url: `${new URL(url).pathname}${new URL(url).search}` })),
  });
});

interface DatabaseError {
  code: string;
  message: string;
  hint: string | null;
  details: string | null;
}

/** Tells the caller what the database refused. The hint and the details of a limit say when to try again. */
function refused({ code, message, hint, details }: DatabaseError, status: number): Response {
  if (code === 'P0001') return json({ error: message, hint, details }, 409);
  if (code === '42501' || status === 403) throw new Refusal(403, message);
  if (status === 401) throw new Refusal(401, message);
  if (status >= 400 && status < 500) throw new Refusal(400, 'The request is invalid.');
  throw new Error(`${code}: ${message}`);
}
