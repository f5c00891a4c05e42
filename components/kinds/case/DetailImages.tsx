import { frame, sectionTight, wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { CaptionedPicture } from '../../cases/CaptionedPicture';
import { type DetailPicture, isScreenshot } from '../../cases/layout';
import { ResponsiveImage } from '../../site/ResponsiveImage';
import { classNames } from '../../ui/class-names';
import { ArtFigure } from './ArtFigure';
import * as art from './ArtFigure.css';
import * as css from './DetailImages.css';
import * as led from './PictureLed.css';

/** Renders captioned screenshots uncropped, then adjoining art at full width. */
export function DetailImages({ pictures }: { pictures: readonly DetailPicture[] }) {
  const screens = pictures.filter(picture => picture.caption && isScreenshot(picture));
  const [alone, ...others] = pictures.filter(picture => !screens.includes(picture));
  return (
    <>
      {screens.length > 0 && (
        <section className={classNames(on.grey2, sectionTight)}>
          <div className={classNames(wrap, css.figures)}>
            {screens.map((picture, index) => (
              <CaptionedPicture key={index} {...picture} sizes="(min-width: 1180px) 1180px, 92vw" />
            ))}
          </div>
        </section>
      )}
      {alone && (others.length > 0 ? <Band pictures={[alone, ...others]} /> : <Alone {...alone} />)}
    </>
  );
}

const Band = ({ pictures }: { pictures: readonly DetailPicture[] }) => (
  <section className={css.band} style={setVars({ [css.across]: pictures.length })}>
    <div className={css.row}>
      {pictures.map((picture, index) => (
        <ArtFigure
          key={index}
          {...picture}
          sizes={`(min-width: 600px) ${Math.round(100 / pictures.length)}vw, 100vw`}
        />
      ))}
    </div>
  </section>
);

/** Renders one image at full width, or next to its caption. */
const Alone = ({ src, alt, caption }: DetailPicture) =>
  caption ? (
    <figure className={classNames(on.black, led.row)}>
      <ResponsiveImage
        className={art.art}
        src={src}
        alt={alt}
        sizes="(min-width: 900px) 58vw, 100vw"
        width={1200}
        height={900}
      />
      <figcaption className={classNames(led.copy, text.h3)}>{caption}</figcaption>
    </figure>
  ) : (
    <div className={classNames(css.band, frame)}>
      <ResponsiveImage className={css.alone} src={src} alt={alt} sizes="100vw" width={1440} height={680} />
    </div>
  );
