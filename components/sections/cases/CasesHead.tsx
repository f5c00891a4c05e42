import { getCasesPath } from '../../../domain/paths';
import { wrap } from '../../../styles/layout.css';
import { ArrowLink } from '../../ui/ArrowLink';
import { SectionHead } from '../SectionHead';
import * as css from './CasesHead.css';

type CasesHeadProps = { title: string; note?: string | undefined; all?: string | undefined };

/** Renders the title, the note and a link to all cases. */
export const CasesHead = ({ title, note, all = 'All case studies' }: CasesHeadProps) => (
  <div className={wrap}>
    <SectionHead
      title={title}
      note={
        <>
          {note}{' '}
          <ArrowLink href={getCasesPath()} className={css.allLink}>
            {all}
          </ArrowLink>
        </>
      }
    />
  </div>
);
