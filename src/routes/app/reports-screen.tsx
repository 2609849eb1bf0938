import { useSearchParams } from 'react-router-dom';
import { Reports } from '@/features/community/safety/components/reports';
import { Appeals } from '@/features/moderation/components/appeals';
import { StaffOnly } from './staff-only';

export default function ReportsScreen() {
  const [params] = useSearchParams();
  return <StaffOnly right="moderator">{params.get('kind') === 'appeals' ? <Appeals /> : <Reports />}</StaffOnly>;
}
