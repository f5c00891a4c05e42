import { Icon } from '../../components/ui/Icon';
import { page } from '../forms/icons';
import { Row } from '../kit/Row';
import { Text } from '../kit/Text';
import { useMay } from '../use-me';
import { type OpenPicture, placeHref, placesWord, placeWords } from './picture-words';

/** Lists where an image is used, with links. */
export function PictureUses({ picture: { uses, usedBy } }: { picture: OpenPicture }) {
  const may = useMay();
  return (
    <section aria-label="Uses">
      <Text as="h3" size="small" weight="strong">
        {uses === 0 ? 'Not used' : `Used in ${placesWord(usedBy.length)}`}
      </Text>
      <ul>
        {usedBy.map(use => {
          const href = use.kind === 'member' && !may('members.manage') ? undefined : placeHref(use);
          const words = {
            lead: <Icon path={page} size={18} />,
            title: use.title || 'Another member’s draft',
            note: placeWords(use),
          };
          const key = `${use.kind} ${use.id}`;
          return href ? (
            <li key={key}>
              <Row {...words} href={href} />
            </li>
          ) : (
            <Row key={key} {...words} />
          );
        })}
      </ul>
    </section>
  );
}
