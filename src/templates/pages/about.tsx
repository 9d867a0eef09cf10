import { graphql } from 'gatsby';
import { pageHead } from '../../components/seo/page-head';
import { pageTemplate } from '../../layouts/page-template';
import { founder, video } from '../../components/seo/structured-data/agency';
import { readTranslations } from '../../i18n/read-translations';
import { About } from '../../sections/about/about';
import '../../sections/about/about-page.css';

export const query = graphql`
  query AboutTemplate($language: Language!, $key: String!) {
    ...PageContent
    info: siteInfo(language: { eq: $language }) {
      ...AboutContent
      ...AgencyProfile
    }
    allService(filter: { language: { eq: $language } }) {
      totalCount
    }
    allProject(filter: { language: { eq: $language } }) {
      totalCount
    }
  }
`;

const AboutTemplate = pageTemplate<Queries.AboutTemplateQuery>(
  ({ page, info, allService, allProject }) => (
    <About
      intro={page}
      ownPage
      info={info}
      counts={{ services: allService.totalCount, projects: allProject.totalCount }}
    />
  ),
);

export default AboutTemplate;

export const Head = pageHead<Queries.AboutTemplateQuery>(({ info, locales }, page) =>
  info
    ? [...founder(page, info), video(page, info, readTranslations(locales, 'about').video.label)]
    : [],
);
