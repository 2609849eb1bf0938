// Submits an uploaded proof of funds for review after checking its bytes, as register-contract does with contracts.
import { json, readObject, Refusal, servePost } from '../_shared/http.ts';
import { requireMember, serviceClient } from '../_shared/project.ts';
import { readUpload, registerUpload, registrationError, type UploadRules } from '../_shared/register-upload.ts';

const rules: UploadRules = {
  bucket: 'proofs-of-funds',
  table: 'proofs_of_funds',
  mimeTypes: { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' },
  accepted: 'a PDF, JPG, or PNG',
};

servePost('We couldn’t check the file. Please try again.', async (request) => {
  const member = await requireMember(request);
  const body = await readObject(request);
  const upload = readUpload(body, body.proof_id, rules);
  const { kind, amount, expires_on } = body;
  const service = serviceClient();
  const proof = await registerUpload({
    service,
    memberId: member.id,
    upload,
    rules,
    find: async () => {
      const { data, error } = await service
        .from('proofs_of_funds')
        .select()
        .eq('id', upload.subjectId)
        .eq('user_id', member.id)
        .maybeSingle();
      if (error) throw error;
      return data;
    },
    save: async (file) => {
      const { data, error } = await service.rpc('register_proof', {
        member_id: member.id,
        proof_id: upload.subjectId,
        kind,
        amount,
        expires_on,
        ...file,
      });
      if (!error) return data;
      const problem = registrationError(error, 'This document no longer exists.');
      const isInvalid = !(problem instanceof Refusal) && /^(22|23)/.test(error.code);
      throw isInvalid ? new Refusal(400, 'Check the amount and the dates, then try again.') : problem;
    },
  });
  return json({ proof });
});
