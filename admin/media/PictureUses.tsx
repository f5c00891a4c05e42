import { Icon } from '../../components/ui/Icon';
import { page } from '../forms/icons';
import { useMay } from '../use-me';
import * as css from './PictureDrawer.css';
import { type OpenPicture, placeHref, placesWord, placeWords } from './picture-words';

/** Who shows a picture, each with the way there. */
export function PictureUses({ picture: { uses, usedBy } }: { picture: OpenPicture }) {
  const may = useMay();
  return (
    <section aria-label="Uses">
      <h3 className={css.heading}>{uses === 0 ? 'Used nowhere' : `Used in ${placesWord(usedBy.length)}`}</h3>
      <ul>
        {usedBy.map(use => {
          const href = use.kind === 'member' && !may('members.manage') ? undefined : placeHref(use);
          const content = (
            <>
              <Icon path={page} size={18} />
              <span>
                <span className={css.useTitle}>{use.title || 'A draft of somebody else'}</span>
                <small className={css.useWords}>{placeWords(use)}</small>
              </span>
            </>
          );
          return (
            <li key={`${use.kind} ${use.id}`}>
              {href ? (
                <a className={css.use} href={href}>
                  {content}
                </a>
              ) : (
                <span className={css.use}>{content}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
