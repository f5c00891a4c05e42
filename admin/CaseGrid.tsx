import { ResponsiveImage } from '../components/site/ResponsiveImage';
import { classNames } from '../components/ui/class-names';
import { Skeleton } from '../components/ui/Skeleton';
import { casePath } from '../domain/paths';
import type { Outputs } from '../trpc/client';
import { ItemId } from './ArticleList';
import { image } from './CaseGrid.css';
import { ItemActions } from './ItemActions';
import type { ItemHandlers } from './ItemsPage';
import { card, sheet } from './kit/Row';
import { SheetPart } from './kit/Sheet';
import { Stack } from './kit/Stack';
import { Text } from './kit/Text';
import { formatTitle } from './publishing/items';
import { LastChange } from './publishing/LastChange';

export type StaffCase = Outputs['cases']['adminList']['items'][number];

type CaseGridProps = ItemHandlers & { cases: readonly StaffCase[] };

const SIZES = '(max-width: 599px) 100vw, (max-width: 1199px) 50vw, 25vw';

/** Renders case studies as cards with image, title, ID, state and actions. */
export const CaseGrid = ({ cases, onEdit, onDelete }: CaseGridProps) => (
  <Stack as="ul" columns={4} gap={5}>
    {cases.map(item => (
      <li key={item._id} className={classNames(sheet, card)}>
        {item.preview.src ? (
          <ResponsiveImage
            className={image}
            src={item.preview.src}
            pixel={item.preview.pixel}
            alt=""
            sizes={SIZES}
            width={400}
            height={300}
          />
        ) : (
          <span className={image} />
        )}
        <SheetPart>
          <Stack gap={2}>
            <Text as="h2" size="h4">
              {formatTitle(item)}
            </Text>
            <ItemId>{item._id}</ItemId>
            <Text as="p" size="small" tone="muted" look="three">
              {item.about}
            </Text>
          </Stack>
        </SheetPart>
        <SheetPart>
          <LastChange item={item} />
          <ItemActions
            title={formatTitle(item)}
            href={item.slug && casePath(item.slug)}
            writable={item.writable}
            onEdit={() => onEdit(item._id)}
            onDelete={() => onDelete({ ...item, title: formatTitle(item) })}
          />
        </SheetPart>
      </li>
    ))}
  </Stack>
);

const CARDS = 8;

export const CaseGridSkeleton = () => (
  <Stack columns={4} gap={5}>
    {Array.from({ length: CARDS }, (_, index) => (
      <div key={index} className={classNames(sheet, card)}>
        <Skeleton aspectRatio="4/3" />
        <SheetPart>
          <Skeleton height={24} width="80%" />
          <Skeleton height={130} marginTop={8} />
        </SheetPart>
        <SheetPart>
          <Skeleton height={90} />
        </SheetPart>
      </div>
    ))}
  </Stack>
);
