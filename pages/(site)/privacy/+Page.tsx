import { usePageContext } from 'vike-react/usePageContext';
import { Chapters } from '../../../components/policy/Chapters';
import { Figures } from '../../../components/policy/Figures';
import { PolicyHead } from '../../../components/policy/PolicyHead';
import { privacy } from '../../../content/privacy';
import { on } from '../../../styles/surfaces.css';
import { Below, useHead } from '../own-words';
import { screenCrumbs } from '../screen-crumbs';

export default function PrivacyPage() {
  const crumbs = usePageContext().stored?.crumbs ?? screenCrumbs('privacy');
  return (
    <div className={on.white}>
      <PolicyHead {...useHead(privacy)} crumbs={crumbs} />
      <Below page={privacy} views={{ figures: Figures, chapters: Chapters }} />
    </div>
  );
}
