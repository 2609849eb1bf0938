import { useParams } from 'react-router-dom';
import { EventView } from '@/features/events/components/event-view';

export default function EventScreen() {
  const { id = '' } = useParams();
  return <EventView key={id} eventId={id} />;
}
