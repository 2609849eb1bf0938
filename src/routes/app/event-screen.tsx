import { useParams } from 'react-router-dom';
import { EventPage } from '@/features/events/components/event-page';

export default function EventScreen() {
  const { id = '' } = useParams();
  return <EventPage key={id} eventId={id} />;
}
