// Adds an uploaded file to the caller's submission after checking its bytes. The checked bytes are stored under their
// hash where members can't write, so they can't be swapped.
import { json, readObject, Refusal, servePost } from '../_shared/http.ts';
import { requireMember, serviceClient, type SupabaseClient } from '../_shared/project.ts';
import { readUpload, registerUpload, registrationError, type UploadRules } from '../_shared/register-upload.ts';

const rules: UploadRules = {
  bucket: 'contracts',
  table: 'submission_files',
  mimeTypes: {
    pdf: 'application/pdf',
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  accepted: 'a PDF or Word document',
};

servePost('We couldn’t check the file. Please try again.', async (request) => {
  const member = await requireMember(request);
  const body = await readObject(request);
  const upload = readUpload(body, body.submission_id, rules);
  const service = serviceClient();
  await requireOpen(service, member.id, upload.subjectId);
  const file = await registerUpload({
    service,
    memberId: member.id,
    upload,
    rules,
    find: async () => {
      const { data, error } = await service
        .from('submission_files')
        .select()
        .eq('id', upload.fileId)
        .eq('submission_id', upload.subjectId)
        .maybeSingle();
      if (error) throw error;
      return data;
    },
    save: async (checked) => {
      const { data, error } = await service.rpc('register_contract', {
        member_id: member.id,
        submission_id: upload.subjectId,
        file_id: upload.fileId,
        ...checked,
      });
      if (error) throw registrationError(error, 'This submission no longer exists.');
      return data;
    },
  });
  return json({ file });
});

async function requireOpen(service: SupabaseClient, memberId: string, submissionId: string): Promise<void> {
  const { data, error } = await service
    .from('property_submissions')
    .select('status')
    .eq('id', submissionId)
    .eq('user_id', memberId)
    .maybeSingle();
  if (error) throw error;
  if (!data) throw new Refusal(404, 'This submission no longer exists.');
  if (data.status !== 'draft' && data.status !== 'returned') {
    throw new Refusal(409, 'This property has already been submitted and can’t be changed.');
  }
}
