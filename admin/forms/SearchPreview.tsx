import { getSite } from '../../domain/current-site';
import { META_DESCRIPTION_MAX, META_TITLE_VISIBLE_LENGTH } from '../../domain/limits';
import { formatPageTitle, truncateDescription } from '../../domain/meta';
import { getSmallestSource } from '../../domain/responsive';
import { toStaffSource } from '../../domain/staff-media';
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
    <div className={css.previews}>
      <div>
        <p className={css.head}>In search</p>
        <div className={css.result}>
          <small>{[location.host, ...pathSegments].join(' › ')}</small>
          <b>{pageTitle}</b>
          <p>{shortDescription || 'The page description appears here.'}</p>
        </div>
        {pageTitle.length > META_TITLE_VISIBLE_LENGTH && (
          <p className={css.warning}>
            The title has {pageTitle.length} characters. Search results show about {META_TITLE_VISIBLE_LENGTH}
            .
          </p>
        )}
        {plainDescription.length > META_DESCRIPTION_MAX && (
          <p className={css.warning}>
            The description has {plainDescription.length} characters. Search results show about{' '}
            {META_DESCRIPTION_MAX}.
          </p>
        )}
      </div>
      <div>
        <p className={css.head}>When shared</p>
        <div className={css.card}>
          <div className={css.sharePreview}>
            {image && <img src={toStaffSource(getSmallestSource(image))} alt="" />}
            <b>{title.trim() || 'Title'}</b>
          </div>
          <p>{location.host}</p>
        </div>
      </div>
    </div>
  );
}
