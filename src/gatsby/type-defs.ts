import { enumValue } from './content/enum-value';
import { resultUnits } from './content/schemas/case';
import { iconNames } from './content/schemas/common';
import { planLines } from './content/schemas/plan';
import { projectCategories, projectGradients } from './content/schemas/project';
import { serviceGroups } from './content/schemas/service';
import { socialNetworks, unsettledFields } from './content/schemas/site';

/** The values of an enum, each with the id under which it stands in the content files. */
const values = (ids: readonly string[]) =>
  ids.map((id) => `"Written ${id} in the content files."\n  ${enumValue(id)}`).join('\n  ');

const oneOf = (ids: readonly string[]): string => `One of ${ids.join(', ')}.`;

/** Fields that Gatsby gives every node. */
const node = `
  "Gatsby's own name for the node; use key to find a record."
  id: ID!
  "The file, or the part of it, that the node was made from."
  parent: Node
  "Nodes made from this one."
  children: [Node!]!
  "What Gatsby keeps about the node, such as its type and a digest of its content."
  internal: Internal!`;

/** Fields that every record has, whatever its kind. */
const identity = `${node}
  "Name of the content file without its ending; the same in every language."
  key: String!
  "Language of the texts: en, nl or es."
  language: String!`;

/**
 * The site's data, as GraphiQL shows it.
 *
 * There is one node per record and language. The rules for the values are in `src/gatsby/content/schemas`.
 */
export const typeDefs = `
"What the configuration says about the site."
type SiteSiteMetadata @dontInfer {
  "Where the site stands, without trailing slash; from the environment."
  siteUrl: String!
}

"A JSON file below content/ as it was read. Query the kinds made from it instead: Service, Project, Plan and so on."
type ContentFile implements Node @dontInfer {${node}
  "Where the file stands."
  file: File! @link(from: "parent")
}

"The agency itself: its name, how to reach it, who founded it. From content/site.json; one node a language."
type SiteInfo implements Node @dontInfer {${identity}
  "Name of the agency."
  brand: String!
  "The name with its narrow part between underscores and its wide part between asterisks, as the logo writes it."
  wordmark: String!
  "Address that receives every message."
  email: String!
  "Telephone number, international, with spaces for reading."
  phone: String!
  "The languages of the site, each by its own name."
  languages: [SiteLanguage!]!
  "One sentence under the brand in the footer."
  tagline: String!
  "Profiles on social networks."
  social: [SocialProfile!]!
  "Who founded the agency."
  founder: Founder!
  "How forms send their messages."
  forms: FormSettings!
  "What stands behind the words of the share images, 1200 x 630."
  shareBackground: File! @fileByRelativePath
  "The looping video of the about section."
  video: Video!
  "Fields of the file that still hold what the site came with; launch-check reads them. ${oneOf(unsettledFields)}"
  placeholders: [String!]
}

"How forms send their messages."
type FormSettings @dontInfer {
  "Least time between two messages of one visitor, in milliseconds; null for none."
  throttle: Int
  "E-mail addresses from which nothing is sent."
  blockList: [String!]!
  "What the agency reads about a newsletter sign-up."
  newsletter: NewsletterTexts!
}

"The fixed texts of a newsletter sign-up."
type NewsletterTexts @dontInfer {
  "Subject of the message to the agency."
  subject: String!
  "The message to the agency."
  message: String!
}

"A language of the site."
type SiteLanguage @dontInfer {
  "Code as it stands in addresses: en, nl or es."
  code: String!
  "Name of the language in the language itself."
  name: String!
}

"A profile on a social network."
type SocialProfile @dontInfer {
  "Which drawn mark stands for it. ${oneOf(socialNetworks)}"
  network: String!
  "Name of the network."
  label: String!
  "Address of the profile."
  url: String!
}

"The founder's profile in the about section."
type Founder @dontInfer {
  "The founder's name."
  name: String!
  "What the founder does at the agency."
  role: String!
  "One sentence in the founder's own words."
  quote: String!
  "The profile, one entry a paragraph."
  biography: [String!]!
  "Portrait, 4 to 5."
  portrait: File! @fileByRelativePath
  "What the portrait shows, for those who cannot see it."
  portraitAlt: String!
}

"A silent, looping video in two sizes."
type Video @dontInfer {
  "What search engines call it; the page itself shows no title."
  title: String!
  "Day on which it was first shown, such as 2026-11-20."
  published: String!
  "How long one loop takes, in seconds."
  seconds: Int!
  "Still picture that stands in for the video."
  poster: File! @fileByRelativePath
  "For viewports from 768 px."
  wide: VideoFiles!
  "For smaller viewports."
  narrow: VideoFiles!
}

"One size of a video in two formats; webm is the smaller one."
type VideoFiles @dontInfer {
  "AV1 in WebM, offered first."
  webm: File! @fileByRelativePath
  "H.264 in MP4, for browsers that cannot play the other."
  mp4: File! @fileByRelativePath
}

"A page of the route table. From content/pages; cases have their own kind."
type Page implements Node @dontInfer {${identity}
  "Position in the header's navigation, from 1; null when it is not there."
  header: Int
  "Position in the footer's quick links, from 1; null when it is not there."
  footer: Int
  "Last part of the address; null for the home page, which stands at the root of its language."
  slug: String
  "Full path without trailing slash, such as /nl/diensten."
  path: String!
  "Word in the navigation."
  label: String!
  "Title in the browser's tab and in search results."
  title: String!
  "Description in search results."
  description: String!
  "Search keywords."
  keywords: [String!]!
  "The page's h1; narrow words stand between underscores, the wide word between asterisks."
  heading: String!
  "Paragraph under the h1."
  lead: String!
}

"The page for unknown addresses, which exists in Spanish only. From content/not-found.json."
type NotFound implements Node @dontInfer {${identity}
  "Title in the browser's tab; also the page's subject."
  title: String!
  "Description of the page."
  description: String!
  "The page's h1 with its swell marks."
  heading: String!
  "Paragraph under the h1."
  lead: String!
  "Words of the link that leads back to the site's root."
  back: String!
}

"One of the services on offer. From content/services."
type Service implements Node @dontInfer {${identity}
  "Rank in the list, from 1."
  order: Int!
  "Anchor of the services page that the service stands under. ${oneOf(serviceGroups)}"
  group: String!
  "Name of a drawn icon. ${oneOf(iconNames)}"
  icon: String!
  "Name of the service."
  title: String!
  "One sentence."
  description: String!
  "A paragraph for the services page."
  details: String!
}

"Filter of the portfolio."
enum ProjectCategory {
  ${values(projectCategories)}
}

"A piece of client work in the portfolio. From content/projects."
type Project implements Node @dontInfer {${identity}
  "Rank in the portfolio, from 1."
  order: Int!
  "The client's name, the same in every language."
  title: String!
  "The filter it appears under."
  category: ProjectCategory!
  "One sentence about the work."
  description: String!
  "Ground behind the picture until it has arrived; a class of src/styles/global.css. ${oneOf(projectGradients)}"
  gradientClass: String!
  "Picture of the work, 1600 x 1000."
  image: File! @fileByRelativePath
  "What the picture shows, for those who cannot see it."
  imageAlt: String!
  "Where the work can be seen, if it is public."
  link: String
  "Free words for the editors; not displayed."
  tags: [String!]
}

"A skill of the technology section. From content/skills."
type Skill implements Node @dontInfer {${identity}
  "Rank in the list, from 1."
  order: Int!
  "What the skill is called."
  name: String!
  "Length of its bar, from 0 to 100."
  percent: Int!
}

"A reason why the technology matters. From content/values."
type Value implements Node @dontInfer {${identity}
  "Rank in the list, from 1."
  order: Int!
  "Name of a drawn icon. ${oneOf(iconNames)}"
  icon: String!
  "The reason in two or three words."
  title: String!
  "One sentence that explains it."
  text: String!
}

"Which of the two price lists a plan belongs to."
enum PlanLine {
  ${values(planLines)}
}

"A pricing plan. From content/plans."
type Plan implements Node @dontInfer {${identity}
  "The price list it belongs to."
  line: PlanLine!
  "Rank within its price list, from 1."
  order: Int!
  "What the plan is called in this language."
  name: String!
  "One sentence on whom it is for."
  description: String!
  "What it costs; null when the price is agreed with the client."
  price: PlanPrice
  "What it contains; consultation time comes first, access duration second."
  features: [String!]!
  "Words on its button."
  cta: String!
  "Whether it is marked as most popular."
  popular: Boolean!
  "Whether it is marked as best value."
  bestValue: Boolean!
}

"A price in euro per month, excluding VAT."
type PlanPrice @dontInfer {
  "Whole euros per month, billed by the month."
  monthly: Int!
  "Whole euros per month, billed by the year."
  yearly: Int!
  "The monthly price in the language's own number format."
  monthlyLabel: String!
  "The yearly price per month in the language's own number format."
  yearlyLabel: String!
}

"A case study. From content/cases/<case>/case.json; its story from the file of the language beside it."
type Case implements Node @dontInfer {${identity}
  "Rank on the index page, from 1."
  order: Int!
  "Last part of the address."
  slug: String!
  "Full path without trailing slash, such as /es/casos/proceso-reclutamiento."
  path: String!
  "Name of the case on cards and in breadcrumbs."
  title: String!
  "Title in the browser's tab and in search results."
  pageTitle: String!
  "Description in search results."
  description: String!
  "Search keywords."
  keywords: [String!]!
  "The page's h1 with its swell marks."
  heading: String!
  "Two sentences for the card on the index page."
  summary: String!
  "Sentence of the home page's teaser that runs into the first result."
  teaser: String!
  "Who the client is."
  client: String!
  "What was delivered."
  solution: String!
  "How long it took."
  duration: String!
  "Heading over the results, with its swell marks."
  resultsHeading: String!
  "What came of it, in the order in which it is shown."
  results: [CaseResult!]!
  "What the client said."
  quote: Quote!
  "The external document."
  document: CaseDocument
  "Icons of the story's list, in the order of its items. Each is ${oneOf(iconNames).toLowerCase()}"
  icons: [String!]
  "The same icons as values of the style mask-image."
  iconMasks: [String!]!
  "Picture of the work, from 600 px."
  image: File @fileByRelativePath
  "Upright picture of the work for smaller viewports."
  imageNarrow: File @fileByRelativePath
  "What the picture shows, for those who cannot see it."
  imageAlt: String
  "The drawing that the results stand on, made from their values."
  swell: CaseSwell!
  "The story; its html field is what the page shows. Null while its file is missing."
  body: MarkdownRemark
}

"One figure of a case, and what it says."
type CaseResult @dontInfer {
  "The number."
  value: Float!
  "What is counted. ${oneOf(resultUnits)}"
  unit: String!
  "What the figure counts, such as fewer no-shows."
  label: String!
}

"What somebody said."
type Quote @dontInfer {
  "The words themselves, without quotation marks."
  text: String!
  "Who said them."
  name: String!
  "What that person does, and where."
  role: String!
}

"A case's external document."
type CaseDocument @dontInfer {
  "What the document is called."
  title: String!
  "Its length, and that it opens in a new tab."
  note: String!
  "Where the document is."
  url: String!
}

"A swell with one crest for each figure of a case: the higher the figure, the higher its crest."
type CaseSwell @dontInfer {
  "The upper line, as the data of an SVG path in a box of 1440 by 420 units."
  line: String!
  "Where the crests stand, in the order of the figures."
  crests: [SwellCrest!]!
}

"Where a crest stands in a drawing."
type SwellCrest @dontInfer {
  "Percent of the width."
  left: Float!
  "Units above the foot of the drawing."
  bottom: Float!
  "How high the figure is, from 0 to 1; hours count as a share of a working week."
  share: Float!
}
`;
