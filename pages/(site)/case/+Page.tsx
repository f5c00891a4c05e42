import { useData } from 'vike-react/useData';
import { CasePage } from './CasePage';
import type { CaseData } from './case-data';

export default () => <CasePage {...useData<CaseData>()} />;
