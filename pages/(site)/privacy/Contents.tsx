import * as base from '../../../components/site/contents.css';
import { useReadingPlace } from '../../../components/site/use-reading-place';
import { Icon } from '../../../components/ui/Icon';
import { plus } from '../../../components/ui/icons';
import * as css from './Contents.css';

type ContentsProps = { sections: readonly { id: string; title: string }[] };

const NAME = 'Sections';

/** The sections: beside the text with a red mark at the one being read, or closed above it. */
export const Contents = ({ sections }: ContentsProps) => (
  <>
    <Beside sections={sections} />
    <nav className={css.above} aria-label={NAME} data-screen-only="">
      <details className={css.disclosure}>
        <summary className={css.summary}>
          {NAME}
          <Icon path={plus} className={css.plus} />
        </summary>
        <List sections={sections} />
      </details>
    </nav>
  </>
);

function Beside({ sections }: ContentsProps) {
  const place = useReadingPlace(sections.map(({ id }) => id)) ?? sections[0]?.id;
  return (
    <nav className={base.beside} aria-label={NAME} data-screen-only="">
      <p className={base.title}>{NAME}</p>
      <List sections={sections} place={place} />
    </nav>
  );
}

const List = ({ sections, place }: ContentsProps & { place?: string | undefined }) => (
  <ol className={css.list}>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a className={css.link} href={`#${id}`} aria-current={id === place ? 'location' : undefined}>
          {title}
        </a>
      </li>
    ))}
  </ol>
);
