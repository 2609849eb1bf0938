import { useStaff } from '@/platform/session/staff';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';

const load = () => import('./staff-navigation').then((module) => module.StaffNavigation);

/** The staff section of the navigation, which only staff download. Nothing for other members. */
export function LazyStaffNavigation({ onLeave }: { onLeave?: () => void }) {
  const { data: staff } = useStaff();
  const show = useLazyComponent(load, !!staff);
  return staff ? show?.({ role: staff.role, onLeave }) : null;
}
