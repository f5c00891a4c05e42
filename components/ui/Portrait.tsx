type PortraitProps = {
  className: string;
  name: string;
  /** Address of the picture, 4 to 5. */
  src: string;
};

/** Somebody's portrait in a row of portraits. */
export const Portrait = ({ className, name, src }: PortraitProps) => (
  <img className={className} src={src} alt={`Portrait of ${name}`} width={400} height={500} loading="lazy" />
);
