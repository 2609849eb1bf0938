import { useParams } from 'react-router-dom';
import { EditEvent } from '@/features/events/components/edit-event';

export default function EditEventScreen() {
  const { id = '' } = useParams();
  return <EditEvent key={id} eventId={id} />;
}
