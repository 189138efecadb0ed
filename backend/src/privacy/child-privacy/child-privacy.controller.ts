import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdParam, Me, Requires } from '../../http/decorators.ts';
import { User } from '../../users/user.entity.ts';
import { ChildPrivacyDto } from './child-privacy.dto.ts';
import { ChildPrivacyService } from './child-privacy.service.ts';

@ApiTags('children')
@Controller('children')
export class ChildPrivacyController {
  constructor(private readonly privacy: ChildPrivacyService) {}

  /**
   * Get who can see your child, and who has looked.
   * @remarks Names coaches, admins, welfare officers and the guardians of your household; of others, only how many there are. Another
   * family's child returns 404, as an unknown child does.
   */
  @Get(':id/privacy')
  @Requires('child.view-privacy')
  getChildPrivacy(@IdParam() id: number, @Me() me: User): Promise<ChildPrivacyDto> {
    return this.privacy.get(id, me);
  }
}
