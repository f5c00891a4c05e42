import { frame, sectionTight, wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { CaptionedImage } from '../../cases/CaptionedImage';
import { type DetailImage, isScreenshot } from '../../cases/layout';
import { ResponsiveImage } from '../../site/ResponsiveImage';
import { classNames } from '../../ui/class-names';
import { ArtFigure } from './ArtFigure';
import * as art from './ArtFigure.css';
import * as css from './DetailImages.css';

/** Renders captioned screenshots uncropped, then adjoining art at full width. */
export function DetailImages({ images }: { images: readonly DetailImage[] }) {
  const screens = images.filter(image => image.caption && isScreenshot(image));
  const [firstImage, ...otherImages] = images.filter(image => !screens.includes(image));
  return (
    <>
      {screens.length > 0 && (
        <section className={classNames(on.grey2, sectionTight)}>
          <div className={classNames(wrap, css.figures)}>
            {screens.map((image, index) => (
              <CaptionedImage key={index} {...image} sizes="(min-width: 1180px) 1180px, 92vw" />
            ))}
          </div>
        </section>
      )}
      {firstImage &&
        (otherImages.length > 0 ? (
          <ImageBand images={[firstImage, ...otherImages]} />
        ) : (
          <SingleImage {...firstImage} />
        ))}
    </>
  );
}

const ImageBand = ({ images }: { images: readonly DetailImage[] }) => (
  <section className={css.band} style={setVars({ [css.imageCount]: images.length })}>
    <div className={css.row}>
      {images.map((image, index) => (
        <ArtFigure
          key={index}
          {...image}
          sizes={`(min-width: 600px) ${Math.round(100 / images.length)}vw, 100vw`}
        />
      ))}
    </div>
  </section>
);

const SingleImage = ({ src, alt, caption }: DetailImage) =>
  caption ? (
    <figure className={css.captioned}>
      <ResponsiveImage
        className={art.art}
        src={src}
        alt={alt}
        sizes="(min-width: 900px) 58vw, 100vw"
        width={1200}
        height={900}
      />
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  ) : (
    <div className={classNames(css.band, frame)}>
      <ResponsiveImage
        className={css.singleImage}
        src={src}
        alt={alt}
        sizes="100vw"
        width={1440}
        height={680}
      />
    </div>
  );
