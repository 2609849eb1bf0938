import { Events } from '@/features/events/components/events';

export default function EventsScreen() {
  return <Events />;
}
