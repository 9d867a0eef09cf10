/** The site's address until its owner sets the real one. */
const placeholder = 'https://starswell.example';

/** Gatsby's `siteMetadata`: the address without trailing slash. Throws if `GATSBY_SITE_URL` does not start with http:// or https://. */
export const siteMetadata = (env: NodeJS.ProcessEnv): { siteUrl: string } => {
  const address = env.GATSBY_SITE_URL?.trim() || placeholder;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw new Error(
      `GATSBY_SITE_URL is "${address}"; it must be an address such as ${placeholder}.`,
    );
  }
  return { siteUrl: address.replace(/\/+$/, '') };
};
