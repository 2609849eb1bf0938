import { ConnectPage } from '@/features/api-keys/components/connect-page';

export default function ConnectScreen() {
  return <ConnectPage />;
}
