import { useQueryClient } from '@tanstack/react-query';
import { publishDraft } from '@/features/listing-editor/api/publish-draft';
import { ImportListings } from '@/features/listing-import/components/import-listings';

export default function ImportListingsScreen() {
  const queryClient = useQueryClient();
  return <ImportListings publish={(request) => publishDraft(queryClient, request)} />;
}
