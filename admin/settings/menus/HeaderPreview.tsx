import { Icon } from '../../../components/ui/Icon';
import { down } from '../../../components/ui/icons';
import { type LinkTargetState, listRowsWithin, type Menus } from '../../../domain/menus';
import { fillFacts } from '../../../domain/site-tokens';
import { Inline } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { SiteLogo, SiteName } from '../../SiteLogo';
import * as css from './Menus.css';

type PreviewProps = { menus: Menus; states: Readonly<Record<string, LinkTargetState>> };

export function HeaderPreview({ menus: { header, button }, states }: PreviewProps) {
  const shownItems = fillFacts(header).filter(
    ({ hidden, href }) => !hidden && states[href] !== 'draft' && states[href] !== 'dead',
  );
  return (
    <div className={css.preview} role="img" aria-label="The header as visitors will see it">
      <Inline as="span" gap={3} fill>
        <SiteLogo ground="black" />
        <Text weight="strong" look="line">
          <SiteName />
        </Text>
      </Inline>
      {listRowsWithin(shownItems, '').map(row => (
        <span key={row.id} className={css.item}>
          {row.title}
          {listRowsWithin(shownItems, row.id).length > 0 && <Icon path={down} size={14} />}
        </span>
      ))}
      <span className={css.buttonPreview}>{button.title}</span>
    </div>
  );
}
