import { z } from 'zod';

/** GraphQL types of groups that are not named after their kind and field. */
export const typeNames = z.registry<{ name: string; description?: string }>();

/** GraphQL types of fields that link to another node. */
export const nodeTypes = z.registry<{ type: string }>();
