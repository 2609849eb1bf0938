import { useParams } from 'react-router-dom';
import { EditListing } from '@/features/listing-editor/components/edit-listing';

export default function EditListingScreen() {
  const { id = '' } = useParams();
  return <EditListing id={id} />;
}
