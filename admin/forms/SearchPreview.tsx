import { getSite } from '../../domain/current-site';
import { META_DESCRIPTION_MAX, META_TITLE_VISIBLE_LENGTH } from '../../domain/limits';
import { formatPageTitle, truncateDescription } from '../../domain/meta';
import { getSmallestSource } from '../../domain/responsive';
import { toStaffSource } from '../../domain/staff-media';
import { Hint } from '../fields/widgets/GroupField';
import { Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import * as css from './SearchPreview.css';

type SearchPreviewProps = {
  title: string;
  customTitle: string;
  /** The description, written or computed. */
  description: string;
  /** URL of the image. */
  image: string;
  path: string;
};

/** Previews the page in search results and as a shared link. */
export function SearchPreview({ title, customTitle, description, image, path }: SearchPreviewProps) {
  const pageTitle = formatPageTitle({ title: title.trim() || 'Title', customTitle }, getSite().brandSuffix);
  const plainDescription = description.replace(/\s+/g, ' ').trim();
  const shortDescription = truncateDescription(plainDescription);
  const pathSegments = path.split('/').filter(Boolean);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Head>Search result</Head>
        <div className={css.result}>
          <small>{[location.host, ...pathSegments].join(' › ')}</small>
          <b>{pageTitle}</b>
          <p>{shortDescription || 'The page description appears here.'}</p>
        </div>
        {pageTitle.length > META_TITLE_VISIBLE_LENGTH && (
          <Hint>
            The title has {pageTitle.length} characters. Search results show about {META_TITLE_VISIBLE_LENGTH}
            .
          </Hint>
        )}
        {plainDescription.length > META_DESCRIPTION_MAX && (
          <Hint>
            The description has {plainDescription.length} characters. Search results show about{' '}
            {META_DESCRIPTION_MAX}.
          </Hint>
        )}
      </Stack>
      <Stack gap={2}>
        <Head>Share card</Head>
        <div className={css.card}>
          <div className={css.sharePreview}>
            {image && <img src={toStaffSource(getSmallestSource(image))} alt="" />}
            <b>{title.trim() || 'Title'}</b>
          </div>
          <p>{location.host}</p>
        </div>
      </Stack>
    </Stack>
  );
}

const Head = ({ children }: { children: string }) => (
  <Text as="p" size="small" weight="strong">
    {children}
  </Text>
);
