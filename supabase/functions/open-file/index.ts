// Opens private files. The database decides as the caller, and logs the view where a log is kept. Then the service
// signs a URL that works for a minute: members can't sign, so none outlives their access.
import { json, readObject, Refusal, servePost } from '../_shared/http.ts';
import { callerClient, serviceClient } from '../_shared/project.ts';

/** The database function that returns what the caller may read of a private bucket, and its argument. */
const openers: Readonly<Record<string, readonly [name: string, argument: string]>> = {
  contracts: ['open_contract', 'file_id'],
  'deal-documents': ['open_deal_document', 'document_id'],
  documents: ['open_listing_document', 'document_id'],
  'message-attachments': ['open_attachments', 'paths'],
  pipeline: ['open_pipeline_file', 'file_id'],
  'proofs-of-funds': ['open_proof', 'proof_id'],
};

const signedSeconds = 60;

servePost('We couldn’t open the file. Please try again.', async (request) => {
  const { bucket, files } = await readObject(request);
  const opener = typeof bucket === 'string' && Object.hasOwn(openers, bucket) ? openers[bucket] : undefined;
  if (typeof bucket !== 'string' || opener === undefined) throw new Refusal(400, 'The request is invalid.');
  const [name, argument] = opener;
  const { data, error, status } = await callerClient(request).rpc(name, { [argument]: files });
  if (error) return refused(error, status);
  const paths: string[] = [data].flat();
  const signed = await serviceClient().storage.from(bucket).createSignedUrls(paths, signedSeconds);
  if (signed.error) throw signed.error;
  // Without the host: the app may know the project by another one than we do.
  const opened = signed.data.flatMap(({ path, signedUrl }) => {
    if (!path || !signedUrl) return [];
    const { pathname, search } = new URL(signedUrl);
    return [{ path, url: `${pathname}${search}` }];
  });
  return json({ files: opened });
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
