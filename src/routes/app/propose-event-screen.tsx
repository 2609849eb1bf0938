import { ProposeEvent } from '@/features/events/components/propose-event';

export default function ProposeEventScreen() {
  return <ProposeEvent />;
}
