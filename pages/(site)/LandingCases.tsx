import { useData } from 'vike-react/useData';
import { SelectedCases } from '../../components/sections/SelectedCases';
import type { CasesSection } from '../../domain/sections/cases';
import type { ShownCases } from './landing';

/** The section `cases` of a landing page, with the cases its `+data` picked (rule 20). */
export function LandingCases(words: CasesSection) {
  const { cases } = useData<ShownCases>();
  return <SelectedCases {...words} cases={cases} />;
}
