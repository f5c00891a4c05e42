import { CaptionedPicture } from '../../../components/cases/CaptionedPicture';
import type { DetailPicture } from '../../../components/cases/layout';
import { ResponsiveImage } from '../../../components/site/ResponsiveImage';
import { classNames } from '../../../components/ui/class-names';
import { sectionTight, wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import * as css from './DetailImages.css';

/** Pictures with captions, each whole; below them the others, which touch, edge to edge. */
export function DetailImages({ pictures }: { pictures: readonly DetailPicture[] }) {
  const bare = pictures.filter(({ caption }) => !caption);
  const captioned = pictures.filter(({ caption }) => caption);
  return (
    <>
      {captioned.length > 0 && (
        <section className={classNames(on.grey2, sectionTight)}>
          <div className={classNames(wrap, css.figures)}>
            {captioned.map((picture, index) => (
              <CaptionedPicture key={index} {...picture} sizes="(min-width: 1180px) 1180px, 92vw" />
            ))}
          </div>
        </section>
      )}
      <Band pictures={bare} />
    </>
  );
}

function Band({ pictures }: { pictures: readonly DetailPicture[] }) {
  const count = pictures.length;
  if (count === 0) return null;
  return (
    <section className={css.band} style={setVars({ [css.across]: count })}>
      <div className={css.row}>
        {pictures.map(({ src, alt }, index) => (
          <ResponsiveImage
            key={index}
            className={count === 1 ? css.alone : css.image}
            src={src}
            alt={alt}
            sizes={`(min-width: 1440px) ${1440 / count}px, (min-width: 600px) ${Math.round(100 / count)}vw, 100vw`}
            width={720}
            height={540}
          />
        ))}
      </div>
    </section>
  );
}
