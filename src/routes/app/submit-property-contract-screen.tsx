import { ContractUpload } from '@/features/submission/components/contract-upload';

export default function SubmitPropertyContractScreen() {
  return <ContractUpload />;
}
