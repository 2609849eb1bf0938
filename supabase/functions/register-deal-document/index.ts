// Adds an uploaded document to a deal after checking its bytes, as register-contract does with contracts.
import { json, readObject, Refusal, servePost } from '../_shared/http.ts';
import { requireMember, serviceClient } from '../_shared/project.ts';
import { isId, readUpload, registerUpload, registrationError, type UploadRules } from '../_shared/register-upload.ts';

const rules: UploadRules = {
  bucket: 'deal-documents',
  table: 'deal_documents',
  mimeTypes: {
    pdf: 'application/pdf',
    jpg: 'image/jpeg',
    png: 'image/png',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  accepted: 'a PDF, JPG, PNG, or Word document (.docx)',
};

servePost('We couldn’t check the file. Please try again.', async (request) => {
  const member = await requireMember(request);
  const body = await readObject(request);
  const upload = readUpload(body, body.document_id, rules);
  const { deal_id: dealId, kind, reader_ids: readerIds } = body;
  if (!isId(dealId) || typeof kind !== 'string' || !Array.isArray(readerIds) || !readerIds.every(isId))
    throw new Refusal(400, 'The request is invalid.');
  const service = serviceClient();
  const document = await registerUpload({
    service,
    memberId: member.id,
    upload,
    rules,
    find: async () => {
      const { data, error } = await service
        .from('deal_documents')
        .select('*, adder:deal_parties!deal_documents_added_by_fkey!inner(user_id)')
        .eq('id', upload.subjectId)
        .eq('adder.user_id', member.id)
        .maybeSingle();
      if (error) throw error;
      const { adder: _, ...row } = data ?? {};
      return data && row;
    },
    save: async (file) => {
      const { data, error } = await service.rpc('register_deal_document', {
        member_id: member.id,
        document_id: upload.subjectId,
        deal_id: dealId,
        kind,
        reader_ids: readerIds,
        ...file,
      });
      if (!error) return data;
      const problem = registrationError(error, 'This deal isn’t available to you.');
      const isInvalid = !(problem instanceof Refusal) && /^(22|23)/.test(error.code);
      throw isInvalid ? new Refusal(400, 'Choose what kind of document this is, then try again.') : problem;
    },
  });
  return json({ document });
});
