-- Storage buckets. Who may read and write the files in them is in supabase/schemas.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('avatars', 'avatars', true, 10485760, array['image/jpeg', 'image/png', 'image/webp']),
  ('images', 'images', true, 10485760, array['image/jpeg', 'image/png', 'image/webp']),
  (
    'message-attachments', 'message-attachments', false, 10485760,
    array[
      'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf', 'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    ]
  ),
  (
    'contracts', 'contracts', false, 5242880,
    array[
      'application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    ]
  ),
  (
    'proofs-of-funds', 'proofs-of-funds', false, 10485760, array['application/pdf', 'image/jpeg', 'image/png']
  ),
  (
    'deal-documents', 'deal-documents', false, 10485760,
    array[
      'application/pdf', 'image/jpeg', 'image/png',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    ]
  ),
  (
    'documents', 'documents', false, 10485760,
    array[
      'application/pdf', 'image/jpeg', 'image/png', 'image/webp',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    ]
  ),
  (
    'pipeline', 'pipeline', false, 10485760,
    array[
      'image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    ]
  )
on conflict (id) do update
set public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
