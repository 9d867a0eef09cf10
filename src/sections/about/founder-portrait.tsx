import { graphql } from 'gatsby';
import { Picture } from '../../components/ui/picture';

export const founderPortraitFragment = graphql`
  fragment FounderPortrait on Founder {
    name
    role
    portraitAlt
    portrait {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          breakpoints: [330, 480, 660, 990, 1440]
          avifOptions: { quality: 38 }
          webpOptions: { quality: 70 }
          sizes: "(min-width: 1440px) 560px, (min-width: 37.5rem) 38vw, 330px"
        )
      }
    }
  }
`;

interface FounderPortraitProps {
  founder: Queries.FounderPortraitFragment;
  /** Whether it can be in the initial viewport. */
  eager?: boolean;
}

export const FounderPortrait = ({ founder, eager }: FounderPortraitProps) => {
  const image = founder.portrait.childImageSharp?.gatsbyImageData;

  return (
    <figure className="portrait">
      {image && (
        <Picture
          image={image}
          alt={founder.portraitAlt}
          eager={eager}
          className="portrait-picture"
        />
      )}
      <figcaption className="mt-4">
        <span className="portrait-name">{founder.name}</span>{' '}
        <span className="block text-small text-haze">{founder.role}</span>
      </figcaption>
    </figure>
  );
};
