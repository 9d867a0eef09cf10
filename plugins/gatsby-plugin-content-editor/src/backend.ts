export const exampleRepository = 'https://github.com/owner/name#main';

const isGitLab = (hostname: string): boolean => /^gitlab\./.test(hostname);

/**
 * The path of a repository, such as `owner/name`; undefined if the address is not that of a
 * repository. Only GitLab has groups within groups; the pages of its repositories are below `-`.
 */
export const repositoryName = (address: string): string | undefined => {
  const [, hostname = '', path] =
    /^https:\/\/([^/?#]+)\/((?:[\w.-]+\/)+[\w.-]+?)(?:\.git)?\/?(?:#.+)?$/.exec(address) ?? [];
  const names = path?.split('/') ?? [];
  const isRepository = isGitLab(hostname) ? !names.includes('-') : names.length === 2;
  return isRepository ? path : undefined;
};

const hostOf = ({ hostname, origin }: URL) => {
  if (hostname === 'github.com') return { name: 'github' };
  if (hostname === 'gitlab.com') return { name: 'gitlab' };
  return isGitLab(hostname)
    ? { name: 'gitlab', base_url: origin, api_root: `${origin}/api/v4` }
    : { name: 'gitea', base_url: origin, api_root: `${origin}/api/v1` };
};

/**
 * The option `backend` of Sveltia CMS. Without a repository it edits local files, for which it
 * requires a git host too.
 */
export const backendOf = (repository: string | undefined) => {
  if (!repository) return { name: 'gitea', repo: 'local/project', auth_methods: ['token'] };
  const url = new URL(repository);
  const branch = decodeURIComponent(url.hash.slice(1));
  return {
    ...hostOf(url),
    repo: repositoryName(repository),
    ...(branch && { branch }),
    auth_methods: ['token'],
  };
};

/** Origins of the public git hosts' APIs and status pages. */
const serviceOrigins: Record<string, string[]> = {
  'github.com': ['https://api.github.com', 'https://www.githubstatus.com'],
  'gitlab.com': ['https://gitlab.com', 'https://status-api.hostedstatus.com'],
};

/** The origins that the editor connects to; none for a malformed address. */
export const originsOf = (repository = ''): string[] => {
  if (!URL.canParse(repository)) return [];
  const { hostname, origin } = new URL(repository);
  return serviceOrigins[hostname] ?? [origin];
};
