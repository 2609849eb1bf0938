// Makes the sealed PDF of an agreement that everyone signed, once. Idempotent: of parallel calls, the first file that
// is registered stays, and all return it.
import { randomUUID } from 'node:crypto';
import { registrationError, removeUnused, storeByHash } from '../_shared/checked-upload.ts';
import { isId, json, readObject, Refusal, servePost } from '../_shared/http.ts';
import { requireMember, serviceClient } from '../_shared/project.ts';
import { isComplete, type Sealable } from './sealable.ts';

const bucket = 'deal-documents';

servePost('We couldn’t prepare the PDF. Please try again.', async (request) => {
  const member = await requireMember(request);
  const { agreement_id: id } = await readObject(request);
  if (!isId(id)) throw new Refusal(400, 'The request is invalid.');
  const service = serviceClient();
  const { data, error } = await service.rpc('agreement_to_seal', { member_id: member.id, agreement_id: id });
  if (error) throw registrationError(error, 'This agreement isn’t available to you.');
  const sealable = data as Sealable;
  if (sealable.document !== null) return json({ document: sealable.document });
  // The database has checked it, too.
  if (!isComplete(sealable)) throw new Refusal(409, 'This agreement doesn’t have everyone’s name or signature.');

  // Loaded when needed: the libraries are large, and most calls ask for a PDF that exists.
  const { SealingProblem, sealedPdf } = await import('./sealed-pdf.ts');
  const bytes = await sealedPdf(sealable, new Date()).catch((problem: unknown) => {
    if (!(problem instanceof SealingProblem)) throw problem;
    console.error(problem.message);
    throw new Refusal(
      503,
      'The agreement is signed, but the sealed PDF isn’t available yet. We’ll make it once sealing works again.',
    );
  });
  const { sha256, path } = await storeByHash(service, {
    bucket,
    folder: `agreements/${id}`,
    bytes,
    extension: 'pdf',
    mimeType: 'application/pdf',
  });
  const registered = await service.rpc('register_sealed_agreement', {
    agreement_id: id,
    document_id: randomUUID(),
    size: bytes.length,
    sha256,
    path,
  });
  // Of a parallel call that was first, or of a failed one.
  if (registered.error || registered.data.path !== path) await removeUnused(service, bucket, 'deal_documents', path);
  if (registered.error) throw registrationError(registered.error, 'This agreement isn’t available to you.');
  return json({ document: registered.data });
});
